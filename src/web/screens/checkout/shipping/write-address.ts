type WrittenAddress = {
  street?: string | null
  houseNumber?: string | null
  suffix?: string | null
  postCode?: string | null
  city?: string | null
}

/** An address in one line. */
export function writeAddress({ street, houseNumber, suffix, postCode, city }: WrittenAddress): string {
  const number = [houseNumber, suffix].filter(Boolean).join(' ')
  return `${[street, number].filter(Boolean).join(' ')}, ${[postCode, city].filter(Boolean).join(' ')}`
}
