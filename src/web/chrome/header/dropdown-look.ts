/** A small panel that hangs below its button. */
export const DROPDOWN_LOOK = 'absolute top-full z-10 mt-2 w-72 rounded-card bg-surface p-2 shadow-raised ring-1 ring-line'
