export { mix } from '../colours.ts'

/** The basic SVG shapes of all scenes. Without ids, so that several drawings can be inlined in one page. */
export type Point = readonly [number, number]
export type Box = readonly [x: number, y: number, width: number, height: number]

export function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function rect([x, y, width, height]: Box, fill: string, radius = 0): string {
  const rx = radius > 0 ? ` rx="${round(radius)}"` : ''
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rx} fill="${fill}"/>`
}

export function circle([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
}

export function ellipse([x, y]: Point, [rx, ry]: Point, fill: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A stroked line; the canvas makes its ends round, once for all lines. */
export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`
}

export function ring([x, y]: Point, radius: number, [stroke, width]: readonly [string, number]): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`
}

export function faded(opacity: number, ...parts: string[]): string {
  return `<g opacity="${opacity}">${parts.join('')}</g>`
}

export type Placement = { scale?: number; rotate?: number; flip?: boolean }

/** Puts a part drawn around its own origin somewhere on the canvas. */
export function place([x, y]: Point, body: string, { scale = 1, rotate = 0, flip = false }: Placement = {}): string {
  const turn = rotate === 0 ? '' : ` rotate(${round(rotate)})`
  const factor = Math.round(scale * 1000) / 1000
  const size = flip ? ` scale(-${factor} ${factor})` : scale === 1 ? '' : ` scale(${factor})`
  return `<g transform="translate(${round(x)} ${round(y)})${turn}${size}">${body}</g>`
}

export function canvas(width: number, height: number, ...body: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${body.join('')}</svg>`
}

/** A repeatable sequence of numbers between 0 and 1, so that scattered shapes are at the same places in each build. */
export function scatter(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
}

export function star(at: Point, radius: number, { points = 5, inner = 0.45 } = {}): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const [x, y] = polar(at, index % 2 === 0 ? radius : radius * inner, -90 + (index * 180) / points)
    return `${round(x)} ${round(y)}`
  })
  return `M${corners.join('L')}Z`
}

export function heart([x, y]: Point, size: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * size)} ${round(y + dy * size)}`
  return (
    `M${at(0, 0.92)}C${at(-0.5, 0.55)} ${at(-1, 0.15)} ${at(-1, -0.32)}C${at(-1, -0.95)} ${at(-0.22, -1.02)} ${at(0, -0.4)}` +
    `C${at(0.22, -1.02)} ${at(1, -0.95)} ${at(1, -0.32)}C${at(1, 0.15)} ${at(0.5, 0.55)} ${at(0, 0.92)}Z`
  )
}
