export const MAIN_LINK =
  'flex min-h-11 items-center gap-1.5 rounded-button px-2.5 font-semibold whitespace-nowrap transition-colors hover:bg-mist min-[90rem]:px-3.5'
