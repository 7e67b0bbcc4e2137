import { line, mix, path, rect } from './shapes.ts'

/** A large hand that holds a card of 856 × 540 by its lower edge: the palm behind it, the thumb in front. */

export function gripBehind(skin: string, sleeve: string, reach = 60): string {
  const shade = mix(skin, '#7a2b1c', 0.16)
  const deep = mix(skin, '#7a2b1c', 0.3)
  const palm = 'M330 420C322 520 340 560 372 600C398 632 404 660 404 720H618C618 672 640 632 664 590C684 552 690 480 676 420Z'
  const fingers = path('M300 470C284 512 292 566 330 588C366 606 420 590 440 560L452 470Z', shade)
  const creases = line('M338 566C352 590 374 600 398 598M322 530C336 556 362 572 392 572', deep, 4)
  const cuff = rect([384, 664, 254, reach], sleeve, 16) + rect([384, 664, 254, 14], mix(sleeve, '#ffffff', 0.22), 7)
  return path(palm, skin) + fingers + creases + cuff
}

export function gripInFront(skin: string): string {
  const deep = mix(skin, '#7a2b1c', 0.26)
  const nail = mix(skin, '#ffffff', 0.5)
  const thumb =
    'M664 590C640 632 600 640 560 622C520 604 496 560 482 506C472 468 458 428 446 396C434 358 452 330 482 328C510 326 528 344 538 372C556 420 580 452 616 470C652 486 684 516 680 552C678 568 672 578 664 590Z'
  return (
    path(thumb, skin) +
    path(
      'M462 384C452 354 462 340 482 339C500 338 511 348 518 370C521 382 514 390 502 394L482 400C472 402 466 396 462 384Z',
      nail,
    ) +
    line('M506 452C516 448 526 446 534 440M500 436C508 432 516 430 524 426', deep, 3.5) +
    line('M566 622C602 634 640 626 662 592', deep, 4)
  )
}

/** An open hand held up from below, around the middle of its palm. */
export function cuppedHand(skin: string, sleeve: string): string {
  const deep = mix(skin, '#7a2b1c', 0.26)
  const back = line('M-92 -8Q-138 -30 -150 -70', deep, 30)
  const fingers = line('M-80 8Q-122 -8 -142 -44M-70 26Q-104 14 -128 -18', skin, 28)
  const palm = path(
    'M-98 14C-74 -14 -30 -6 6 -6C44 -6 66 -16 84 -44C96 -64 122 -66 128 -48C134 -22 112 20 92 46C78 66 68 78 66 104V150H-44V108C-78 96 -104 60 -98 14Z',
    skin,
  )
  return (
    back +
    fingers +
    palm +
    line('M-58 22C-34 34 6 34 34 20M84 -44C76 -26 62 -12 46 -8', deep, 4) +
    rect([-62, 124, 146, 90], sleeve, 16) +
    rect([-62, 124, 146, 16], mix(sleeve, '#ffffff', 0.22), 8)
  )
}
