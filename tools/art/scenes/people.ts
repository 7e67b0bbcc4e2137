import { circle, ellipse, faded, line, mix, type Point, path, place, round } from './shapes.ts'

/** People, half or whole. The positions of hands and feet define the pose; the joints are computed. */
export type HairStyle = 'short' | 'bob' | 'long' | 'bun' | 'curly' | 'quiff' | 'bald' | 'scarf' | 'pony'
type Mood = 'smile' | 'joy' | 'calm'

export type Person = {
  /** The base of the neck. */
  at: Point
  scale?: number
  flip?: boolean
  skin: string
  hair: string
  style: HairStyle
  beard?: boolean
  glasses?: boolean
  top: string
  shortSleeves?: boolean
  /** The tilt of the head in degrees. */
  tilt?: number
  /** -1 looks to the left, 1 to the right. */
  look?: -1 | 0 | 1
  mood?: Mood
  /** Hands, from the base of the neck. */
  left?: Point
  right?: Point
  /** The lower end of a body without legs. */
  cut?: number
  legs?: { colour: string; shoe: string; left: Point; right: Point }
  /** Drawn in front of the body and behind the hands. */
  hold?: string
}

const SHOULDER_Y = 38
const SHOULDER_X = 62
const HIP_Y = 232

/** The joint between two bones of the given lengths; the bend goes outwards and down. */
function joint(from: Point, to: Point, [first, second]: Point, bend: 1 | -1): Point {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const reach = Math.min(Math.hypot(dx, dy), first + second - 1)
  const along = (first * first - second * second + reach * reach) / (2 * reach)
  const off = Math.sqrt(Math.max(first * first - along * along, 0)) * bend
  const unit: Point = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)]
  return [from[0] + unit[0] * along - unit[1] * off, from[1] + unit[1] * along + unit[0] * off]
}

function elbow(shoulder: Point, hand: Point): Point {
  const side = Math.sign(shoulder[0])
  const options = ([1, -1] as const).map((bend) => joint(shoulder, hand, [96, 92], bend))
  const outward = ([x, y]: Point) => x * side * 0.9 + y
  return outward(options[0] as Point) > outward(options[1] as Point) ? (options[0] as Point) : (options[1] as Point)
}

function hand(at: Point, from: Point, skin: string): string {
  const angle = (Math.atan2(at[1] - from[1], at[0] - from[0]) * 180) / Math.PI
  const fingers = path('M-8 -13C6 -16 22 -15 32 -9C38 -5 38 2 31 4C36 8 33 15 25 14C14 17 2 16 -8 13Z', skin)
  const thumb = line('M4 -10Q12 -22 21 -22', skin, 10)
  return place(at, thumb + fingers, { rotate: angle, flip: false })
}

/** A slightly darker colour than the cloth, or a lighter one when the cloth is almost black. */
function contour(cloth: string): string {
  return isDark(cloth) ? mix(cloth, '#ffffff', 0.2) : mix(cloth, '#000000', 0.2)
}

function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red * 0.3 + green * 0.59 + blue * 0.11 < 50
}

/** A limb as a soft curve around the joint, without a corner. */
function limb(from: Point, by: Point, to: Point): (start: number) => string {
  const pull: Point = [by[0] + (by[0] - (from[0] + to[0]) / 2) * 0.55, by[1] + (by[1] - (from[1] + to[1]) / 2) * 0.55]
  return (start) => {
    const along = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * start, a[1] + (b[1] - a[1]) * start]
    const middle = along(pull, to)
    const begin = along(along(from, pull), middle)
    return `M${round(begin[0])} ${round(begin[1])}Q${round(middle[0])} ${round(middle[1])} ${round(to[0])} ${round(to[1])}`
  }
}

function arm(person: Person, shoulder: Point, target: Point): string {
  const bent = elbow(shoulder, target)
  const edge = contour(person.top)
  const wrist: Point = [bent[0] + (target[0] - bent[0]) * 0.88, bent[1] + (target[1] - bent[1]) * 0.88]
  const bare = limb(shoulder, bent, target)
  if (!person.shortSleeves) {
    const sleeve = limb(shoulder, bent, wrist)
    return (
      line(bare(0.7), person.skin, 23) +
      hand(target, bent, person.skin) +
      line(sleeve(0.28), edge, 45) +
      line(sleeve(0), person.top, 40)
    )
  }
  const cloth = (t: number) =>
    `${round(shoulder[0] + (bent[0] - shoulder[0]) * t)} ${round(shoulder[1] + (bent[1] - shoulder[1]) * t)}`
  const skinEdge = mix(person.skin, '#7a2b1c', 0.16)
  return (
    line(bare(0.4), skinEdge, 30) +
    line(bare(0), person.skin, 27) +
    line(`M${cloth(0.35)}L${cloth(0.64)}`, edge, 46) +
    line(`M${cloth(0)}L${cloth(0.58)}`, person.top, 44) +
    hand(target, bent, person.skin)
  )
}

function leg(person: Person, hip: Point, foot: Point): string {
  const legs = person.legs
  if (!legs) return ''
  const side = foot[0] < hip[0] ? 1 : -1
  const knee = joint(hip, foot, [118, 120], side)
  const toe = foot[0] < 0 ? -1 : 1
  const shoe = path(`M-16 -14H16C24 -8 40 -6 46 4Q50 12 42 12H-16Z`, legs.shoe)
  return line(limb(hip, knee, foot)(0), legs.colour, 46) + place([foot[0], foot[1] + 16], shoe, { flip: toe < 0 })
}

function torso({ top, skin, legs, cut = 340 }: Person): string {
  const body = legs
    ? 'M-30 0C-58 5 -84 12 -84 50C-80 90 -70 130 -66 170C-64 200 -64 226 -66 252H66C64 226 64 200 66 170C70 130 80 90 84 50C84 12 58 5 30 0Z'
    : `M-30 0C-58 5 -84 12 -84 50C-80 90 -72 130 -72 170C-72 ${round(170 + (cut - 170) * 0.35)} -78 ${round(170 + (cut - 170) * 0.65)} -80 ${cut}H80C78 ${round(170 + (cut - 170) * 0.65)} 72 ${round(170 + (cut - 170) * 0.35)} 72 170C72 130 80 90 84 50C84 12 58 5 30 0Z`
  return path(body, top) + path('M-30 0C-20 28 20 28 30 0L16 -6H-16Z', skin)
}

const HAIR_BEHIND: Partial<Record<HairStyle, string>> = {
  bob: 'M-50 -78C-50 -132 50 -132 50 -78C54 -50 54 -34 46 -20H-46C-54 -34 -54 -50 -50 -78Z',
  long: 'M-48 -80C-48 -132 48 -132 48 -80C52 -30 62 10 58 50C40 62 20 52 0 52C-20 52 -40 62 -58 50C-62 10 -52 -30 -48 -80Z',
  scarf: 'M-48 -76C-50 -130 50 -130 48 -76C50 -40 58 -10 66 14C40 34 -40 34 -66 14C-58 -10 -50 -40 -48 -76Z',
}

const HAIR_FRONT: Partial<Record<HairStyle, string>> = {
  short:
    'M-42 -70C-48 -118 -18 -128 4 -126C34 -126 48 -104 42 -70C38 -84 34 -92 26 -98C6 -92 -16 -94 -30 -98C-36 -90 -40 -82 -42 -70Z',
  bob: 'M-42 -62C-48 -116 -16 -124 4 -124C32 -124 48 -106 42 -62C36 -80 26 -92 10 -102C-2 -90 -26 -84 -42 -62Z',
  long: 'M-42 -62C-46 -112 -18 -122 0 -122C20 -122 46 -112 42 -62C38 -82 22 -94 0 -104C-22 -94 -38 -82 -42 -62Z',
  bun: 'M-42 -68C-46 -114 -18 -122 0 -122C20 -122 46 -114 42 -68C36 -88 22 -98 0 -98C-22 -98 -36 -88 -42 -68Z',
  pony: 'M-42 -68C-46 -114 -18 -122 0 -122C20 -122 46 -114 42 -68C36 -86 24 -94 14 -102C2 -94 -34 -92 -42 -68Z',
  quiff:
    'M-41 -72C-46 -96 -42 -110 -34 -114C-30 -136 14 -142 40 -128C50 -112 44 -92 41 -72C37 -86 36 -92 30 -100C10 -96 -14 -96 -32 -100C-36 -92 -38 -84 -41 -72Z',
  scarf: 'M-42 -60C-44 -112 -18 -120 0 -120C20 -120 44 -112 42 -60C46 -106 20 -102 0 -102C-20 -102 -46 -106 -42 -60Z',
}

function hairBehind({ style, hair }: Person): string {
  const shape = HAIR_BEHIND[style]
  if (shape) return path(shape, hair)
  if (style === 'bun') return circle([4, -132], 23, hair)
  if (style === 'pony') return path('M22 -116C62 -128 84 -92 74 -44C70 -24 58 -16 50 -14C58 -44 54 -80 30 -92Z', hair)
  if (style !== 'curly') return ''
  const curls: Point[] = [
    [-44, -62],
    [-50, -86],
    [-40, -110],
    [-20, -126],
    [6, -130],
    [30, -120],
    [46, -102],
    [51, -80],
    [45, -58],
  ]
  return curls.map((at) => circle(at, 22, hair)).join('') + circle([0, -92], 42, hair)
}

function face({ skin, look = 0, mood = 'smile', glasses = false }: Person): string {
  const dark = '#2b1a24'
  const x = look * 9
  const shade = mix(skin, '#a02c20', 0.32)
  const cheeks = ellipse([x - 23, -52], [8, 5.5], shade) + ellipse([x + 23, -52], [8, 5.5], shade)
  const eyes =
    mood === 'calm' || mood === 'joy'
      ? line(`M${x - 22} -68q6 -7 12 0M${x + 10} -68q6 -7 12 0`, dark, 3.4)
      : ellipse([x - 16, -68], [3.6, 4.6], dark) + ellipse([x + 16, -68], [3.6, 4.6], dark)
  const brows = line(`M${x - 23} -81q7 -5 13 -1M${x + 10} -82q7 -4 13 1`, dark, 2.6)
  const nose = line(`M${x + look * 2} -67q${look < 0 ? -7 : 7} 10 ${look < 0 ? 1 : -1} 12`, mix(skin, '#7a2b1c', 0.42), 3)
  const mouth =
    mood === 'joy'
      ? path(`M${x - 13} -45Q${x} -41 ${x + 13} -45Q${x + 10} -30 ${x} -30Q${x - 10} -30 ${x - 13} -45Z`, '#8c1f33') +
        path(`M${x - 10} -44Q${x} -41 ${x + 10} -44Q${x} -36 ${x - 10} -44Z`, '#ffffff')
      : line(`M${x - 10} -43q10 9 20 0`, mix(skin, '#5a0f1a', 0.75), 3.4)
  const frames = glasses
    ? `<g fill="none" stroke="${dark}" stroke-width="3"><circle cx="${x - 17}" cy="-67" r="13"/><circle cx="${x + 17}" cy="-67" r="13"/><path d="M${x - 4} -68h8"/></g>`
    : ''
  return faded(0.45, cheeks) + eyes + brows + nose + mouth + frames
}

function head(person: Person): string {
  const { skin, hair, style, beard = false, look = 0 } = person
  const skull = 'M-41 -76C-41 -106 -24 -118 0 -118C24 -118 41 -106 41 -76C41 -46 26 -22 0 -22C-26 -22 -41 -46 -41 -76Z'
  const ears =
    style === 'scarf' || style === 'bob' || style === 'long'
      ? ''
      : (look >= 0 ? circle([-42, -66], 9, skin) : '') + (look <= 0 ? circle([42, -66], 9, skin) : '')
  const x = look * 6
  const beardShape = beard
    ? path(
        `M-41 -74C-40 -40 -28 -14 0 -14C28 -14 40 -40 41 -74C36 -58 ${x + 26} -54 ${x + 18} -54Q${x} -60 ${x - 18} -54C${x - 26} -54 -36 -58 -41 -74Z`,
        hair,
      )
    : ''
  const front = HAIR_FRONT[style]
  const cap = front
    ? path(front, hair)
    : style === 'curly'
      ? path(
          'M-44 -74C-46 -104 -28 -118 0 -120C28 -118 46 -104 44 -74C38 -84 34 -92 24 -94C8 -102 -8 -102 -24 -94C-34 -92 -38 -84 -44 -74Z',
          hair,
        )
      : ''
  return ears + path(skull, skin) + beardShape + face(person) + cap
}

/** The thumb of a hand that holds something from behind, in front of its edge. */
export function thumb(at: Point, skin: string, { rotate = 0, scale = 1 } = {}): string {
  return place(at, line('M-10 2Q10 -6 28 0', mix(skin, '#7a2b1c', 0.22), 21) + line('M-10 0Q10 -8 28 -2', skin, 19), {
    rotate,
    scale,
  })
}

export function person(pose: Person): string {
  const neck = line('M0 -34V6', pose.skin, 31) + path('M-15.5 -30H15.5V-12C8 -4 -8 -4 -15.5 -12Z', mix(pose.skin, '#7a2b1c', 0.2))
  const wrap =
    pose.style === 'scarf'
      ? path('M-36 -34C-20 -16 20 -16 36 -34L50 12C24 32 -24 32 -50 12Z', mix(pose.hair, '#000000', 0.14))
      : ''
  const turned = (body: string) => place([0, -20], place([0, 20], body), { rotate: pose.tilt ?? 0, scale: 1.1 })
  const limbs = pose.legs
    ? path(`M-60 ${HIP_Y - 10}H60L56 ${HIP_Y + 34}H-56Z`, pose.legs.colour) +
      leg(pose, [-30, HIP_Y + 10], pose.legs.left) +
      leg(pose, [30, HIP_Y + 10], pose.legs.right)
    : ''
  const left = pose.left ? arm(pose, [-SHOULDER_X, SHOULDER_Y], pose.left) : ''
  const right = pose.right ? arm(pose, [SHOULDER_X, SHOULDER_Y], pose.right) : ''
  const body =
    turned(hairBehind(pose)) + limbs + torso(pose) + neck + wrap + turned(head(pose)) + (pose.hold ?? '') + left + right
  return place(pose.at, body, { scale: pose.scale ?? 1, flip: pose.flip ?? false })
}
