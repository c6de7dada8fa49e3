import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { errorLog } from '#web/lib/error-log.ts'

interface Openable {
  /** Defaults to open, for a dialog that is only rendered while needed. */
  isOpen?: boolean
  onClose: () => void
}

/**
 * A dialog whose code comes when it opens for the first time: most visits of a screen open none. Where it does not come, that is
 * told as any failed load, the dialog counts as closed, and the next opening asks again.
 */
export function lazyDialog<Props extends Openable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined

  return function LateDialog(props: Props) {
    const { isOpen = true, onClose } = props
    const [isThere, setThere] = useState(Part !== undefined)

    const giveUp = useEffectEvent((error: unknown) => {
      errorLog.report(error)
      onClose()
    })
    useEffect(() => {
      if (!isOpen || isThere) return
      load().then((loaded) => {
        Part = loaded
        setThere(true)
      }, giveUp)
    }, [isOpen, isThere])

    return Part && isThere ? <Part {...props} /> : null
  }
}
