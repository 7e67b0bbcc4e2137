import { stepIndex } from '../../ui/select-options.ts'

/**
 * The item that a key moves to in the list below the box. −1 is the box itself; undefined means that the key is ignored here. Home and End move the
 * caret until the focus is in the list.
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return stepIndex(active, 1, count)
  if (key === 'ArrowUp') return stepIndex(active, -1, count)
  if (active < 0 || count === 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
