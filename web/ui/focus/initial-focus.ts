const FIELDS =
  'input:not([type=hidden], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox]'

/** The first field of a form; in a radio group, the selected option. Null if there is no field. */
export function firstField(body: Element | null): HTMLElement | null {
  const fields = [...(body?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
  return fields.find((field) => !field.matches('[type=radio]:not(:checked)')) ?? fields[0] ?? null
}

/** Focuses the first field once its code has loaded, if the focus is still on the dialog or its close button. */
export function focusFieldOnceLoaded(body: HTMLElement | null) {
  if (!body || firstField(body)) return undefined
  const observer = new MutationObserver(() => {
    const field = firstField(body)
    if (!field) return
    observer.disconnect()
    if (document.activeElement?.matches('[data-part=close-trigger], [data-part=content]')) field.focus()
  })
  observer.observe(body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
