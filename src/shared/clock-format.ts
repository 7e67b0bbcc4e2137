/** Fixed texts, opening hours and calculated times appear on the same page, so all of them are written as 17:00. */
export const CLOCK = { timeStyle: 'short', hourCycle: 'h23' } as const
