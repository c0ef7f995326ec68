// One form for each question. A question of the engine without a form here does not build.

import type { Component } from "svelte";
import type { Hand } from "../game/hand.svelte";
import type { War } from "../war.svelte";
import type { Asked, Phase, Question } from "../wire";
import CasualtiesForm from "./CasualtiesForm.svelte";
import ChoiceForm from "./ChoiceForm.svelte";
import CombatForm from "./CombatForm.svelte";
import IncomeForm from "./IncomeForm.svelte";
import MobilizeForm from "./MobilizeForm.svelte";
import MovementForm from "./MovementForm.svelte";
import OrdersForm from "./OrdersForm.svelte";
import PressForm from "./PressForm.svelte";
import PurchaseForm from "./PurchaseForm.svelte";
import RetreatForm from "./RetreatForm.svelte";
import SubmergeForm from "./SubmergeForm.svelte";

export interface FormProps {
  war: War;
  asked: Asked;
  hand: Hand;
  show: (space: string) => void;
}

type Form = Component<FormProps>;

export const FORMS: Record<Question["type"], Form> = {
  AskOrders: OrdersForm,
  AskCasualties: CasualtiesForm,
  AskSubmerge: SubmergeForm,
  AskPress: PressForm,
  AskRetreat: RetreatForm,
  AskLand: ChoiceForm,
  AskRepresent: ChoiceForm,
  AskControl: ChoiceForm,
  AskAgree: ChoiceForm,
  AskArmistice: ChoiceForm,
  AskSpare: ChoiceForm,
  AskReplace: ChoiceForm,
  AskLaunch: ChoiceForm,
};

export const PHASE_FORMS: Record<Phase, Form> = {
  purchase: PurchaseForm,
  movement: MovementForm,
  combat: CombatForm,
  mobilize: MobilizeForm,
  income: IncomeForm,
};

/** Questions that are answered on the battle board. */
export const AT_BATTLE: Record<Question["type"], boolean> = {
  AskOrders: false,
  AskCasualties: true,
  AskSubmerge: true,
  AskPress: true,
  AskRetreat: true,
  AskSpare: true,
  AskLand: false,
  AskRepresent: false,
  AskControl: false,
  AskAgree: false,
  AskArmistice: false,
  AskReplace: false,
  AskLaunch: false,
};
