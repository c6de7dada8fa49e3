/** A table row that fills the height of the rows above or below the rendered ones. */
export function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell without content is no control */}
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
