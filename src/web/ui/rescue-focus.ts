/** When the control that had the focus has disappeared, the page's content takes the focus. A visitor who is already typing elsewhere is not disturbed. */
export function rescueFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
  })
}
