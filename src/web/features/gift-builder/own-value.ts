/** Stands for the amount typed beside the offered values. */
export const OWN_VALUE = 'own'

/** The chosen or typed value, as text. */
export function chosenValue({ value, ownValue }: { value: string; ownValue: string }): string {
  return value === OWN_VALUE ? ownValue : value
}
