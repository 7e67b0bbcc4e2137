/** Loads the overlay's code before it is needed. */
export const warmUpSearch = () => import('./search-overlay.tsx')
