type Rgb = readonly [number, number, number]

export function toRgb(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) throw new Error(`Not a #rrggbb colour: ${hex}`)
  return [1, 2, 3].map((i) => Number.parseInt(match[i] ?? '', 16)) as unknown as Rgb
}

/** Mixes two colours; `share` is the part of the second one. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toRgb(from), toRgb(to)]
  const channel = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * share)
  return `#${[channel(0), channel(1), channel(2)].map((c) => c.toString(16).padStart(2, '0')).join('')}`
}

export function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((c) => {
    const s = c / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The first candidate that is readable on the background; otherwise the first one, darkened or lightened until it is. */
export function readableOn(ground: string, candidates: readonly [string, ...string[]], least = 4.5): string {
  const found = candidates.find((candidate) => contrast(candidate, ground) >= least)
  if (found) return found
  const end = contrast('#ffffff', ground) > contrast('#0b0b12', ground) ? '#ffffff' : '#0b0b12'
  for (let share = 0.1; share < 1; share += 0.1) {
    const shade = mix(candidates[0], end, share)
    if (contrast(shade, ground) >= least) return shade
  }
  return end
}
