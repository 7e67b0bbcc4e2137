/** So many times in so many seconds, counted under a name of its own. */
export type Bucket = {
  name: string
  points: number
  seconds: number
  /** Staff are alerted at this many points, and when none is left. */
  alarmAt?: number
}

/** One row of the table. */
export type Counter = { bucket: Bucket; key: string }
