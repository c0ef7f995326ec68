// Before the first paint, so that a page by night does not flash.
try {
  const chosen = localStorage.getItem("theme");
  const night = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = night ? "dark" : "light";
  if (localStorage.getItem("palette") === "safe") document.documentElement.dataset.palette = "safe";
} catch {
  // A browser that keeps nothing shows the page by day.
}
