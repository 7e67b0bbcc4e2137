import { Temporal } from 'temporal-polyfill'

export type CalendarEntry = {
  /** The same for the same entry, so that a calendar that imports it twice shows it once. */
  uid: string
  /** The whole day, in every time zone. */
  day: string
  title: string
  description: string
  url: string
  writtenAt: Date
}

/** RFC 5545: a line has at most 75 bytes. Longer text continues on the next line, after a space. */
const MAX_LINE_BYTES = 75

/** A calendar file with one all-day entry, with a reminder at nine in the morning. */
export function writeCalendarFile({ uid, day, title, description, url, writtenAt }: CalendarEntry): string {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ribbon//Gift cards//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${writtenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')
}

/** Never splits a character. */
function foldLine(line: string): string {
  const parts = ['']
  for (const character of line) {
    const part = parts.at(-1) as string
    if (Buffer.byteLength(part + character) > MAX_LINE_BYTES) parts.push(` ${character}`)
    else parts[parts.length - 1] = part + character
  }
  return parts.join('\r\n')
}
