/** Links lead to it, and the bar of a small screen sends it. */
export const BUILDER_FORM_ID = 'values'
