const FIELDS =
  'input:not([type=hidden], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox]'

/** The first field, of a group of choices the chosen one; `null` where nothing is filled in. */
export function firstField(body: Element | null): HTMLElement | null {
  const fields = [...(body?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
  return fields.find((field) => !field.matches('[type=radio]:not(:checked)')) ?? fields[0] ?? null
}

/** Gives the focus to a field whose code comes late, if the focus still waits at the dialog itself or its close button. */
export function focusLateField(body: HTMLElement | null) {
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
