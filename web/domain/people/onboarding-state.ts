/** Router state for /register: an invited person chose to create an own account instead of joining one. */
export interface OnboardingState {
  isOwnAccountChosen?: boolean
}
