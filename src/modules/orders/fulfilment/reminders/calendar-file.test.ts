import { expect, test } from 'vitest'
import { type CalendarEntry, writeCalendarFile } from './calendar-file.ts'

const ENTRY: CalendarEntry = {
  uid: 'gift.1@uk.giftcardsquare.example',
  day: '2028-02-29',
  title: 'Spend your gift card',
  description: 'Valid until 30 March 2028',
  url: 'https://uk.giftcardsquare.example/check-your-balance/',
  writtenAt: new Date('2026-03-02T10:00:00.123Z'),
}

/** Reads the file like a calendar: joins folded lines, then splits names and values. */
function parse(file: string): [name: string, value: string][] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines.pop(), 'the last line ends as all others').toBe('')
  return lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z]+(?:;[A-Z]+=[A-Z]+)?):(.*)$/.exec(line) ?? []
    return [name, value.replaceAll(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))]
  })
}

const read = (entry: Partial<CalendarEntry>) => Object.fromEntries(parse(writeCalendarFile({ ...ENTRY, ...entry })).reverse())

test('the entry is a whole day, the same in every time zone', () => {
  expect(read({})).toMatchObject({
    VERSION: '2.0',
    UID: ENTRY.uid,
    DTSTAMP: '20260302T100000Z',
    'DTSTART;VALUE=DATE': '20280229',
    'DTEND;VALUE=DATE': '20280301',
    SUMMARY: ENTRY.title,
    TRIGGER: 'PT9H',
  })
})

test('every component that begins also ends, in the right order', () => {
  const blocks = parse(writeCalendarFile(ENTRY)).flatMap(([name, value]) =>
    /^(BEGIN|END)$/.test(name) ? [`${name} ${value}`] : [],
  )
  expect(blocks).toEqual(['BEGIN VCALENDAR', 'BEGIN VEVENT', 'BEGIN VALARM', 'END VALARM', 'END VEVENT', 'END VCALENDAR'])
})

test('names with commas, semicolons, backslashes and line breaks come back as they were written', () => {
  const title = 'Salt, Pepper; Co \\ Sons'
  const description = 'First line\nEND:VCALENDAR\r\nlast line'
  expect(read({ title, description })).toMatchObject({ SUMMARY: title, DESCRIPTION: 'First line\nEND:VCALENDAR\nlast line' })
})

test('no line is longer than 75 bytes, and no character is cut in two', () => {
  const title = 'Zoë’s gift 🎁 '.repeat(20).trim()
  const file = writeCalendarFile({ ...ENTRY, title })
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
  expect(read({ title }).SUMMARY).toBe(title)
})
