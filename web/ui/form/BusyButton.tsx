import { Button, type ButtonProps, Loader } from '@chakra-ui/react'
import type { MouseEvent } from 'react'

const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()

/** A button that ignores clicks while its action is pending, but keeps the focus, which a disabled button would lose. */
export function BusyButton({ loading = false, loadingText, children, onClick, ...button }: ButtonProps) {
  return (
    <Button
      {...button}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true, onClick: ignore } : onClick ? { onClick } : {})}
    >
      {loading ? <Loader text={loadingText}>{children}</Loader> : children}
    </Button>
  )
}
