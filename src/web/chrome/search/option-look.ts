/** The option the arrow keys stand on looks as if the pointer were on it, and is framed like whatever has the focus. */
export const OPTION_LOOK =
  'rounded-field transition-colors hover:bg-mist aria-selected:bg-mist aria-selected:outline-[2.5px] aria-selected:outline-focus'
