/** A limit of so many points in so many seconds, with its own counters. */
export type Bucket = {
  name: string
  points: number
  seconds: number
  /** Staff are alerted when this many points are used, and when all are used. */
  alarmAt?: number
}

/** One row of the table. */
export type Counter = { bucket: Bucket; key: string }
