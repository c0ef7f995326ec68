### What every lesson says.

teacher-title = Lesson: { $lesson }
teacher-over = This lesson is over. Continue with the next lesson, or start this one again.
teacher-submarine-warfare = You need no submarine warfare in this lesson. Do what the lesson asks first.
