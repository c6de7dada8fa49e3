interface MarkProps {
  /** Width and height in px. */
  size?: number
  /** The accessible name, for a mark without text beside it. */
  title?: string
}

/** The logo of the product: an A whose crossbar is a rising line, in the color of the surrounding text. */
export function Mark({ size = 24, title }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      style={{ flexShrink: 0 }}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <path
        d="M6.500 25.500 15 7l8.500 18.500M10 20l15.500-7"
        stroke="var(--mark-line, var(--aw-colors-accent-contrast))"
        strokeWidth="2.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
