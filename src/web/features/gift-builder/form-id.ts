/** The form that links point to, and that the bar on a small screen submits. */
export const BUILDER_FORM_ID = 'values'
