/** The active option looks hovered and has a focus ring. */
export const OPTION_LOOK =
  'rounded-field transition-colors hover:bg-mist aria-selected:bg-mist aria-selected:outline-[2.5px] aria-selected:outline-focus'
