/** Texts, opening hours and times that are worked out stand on one page, so all of them are written as 17:00. */
export const CLOCK = { timeStyle: 'short', hourCycle: 'h23' } as const
