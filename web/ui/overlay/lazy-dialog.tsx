import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { errorLog } from '#web/lib/error-log.ts'

interface Openable {
  /** Defaults to open, for a dialog that is only rendered while needed. */
  isOpen?: boolean
  onClose: () => void
}

/**
 * A dialog whose code is loaded when it opens for the first time, because most visits open none. A failed load is
 * reported like any other, closes the dialog, and is retried on the next opening.
 */
export function lazyDialog<Props extends Openable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let LoadedDialog: ComponentType<Props> | undefined

  return function LazyDialog(props: Props) {
    const { isOpen = true, onClose } = props
    const [isLoaded, setLoaded] = useState(LoadedDialog !== undefined)

    const onLoadError = useEffectEvent((error: unknown) => {
      errorLog.report(error)
      onClose()
    })
    useEffect(() => {
      if (!isOpen || isLoaded) return
      load().then((loaded) => {
        LoadedDialog = loaded
        setLoaded(true)
      }, onLoadError)
    }, [isOpen, isLoaded])

    return LoadedDialog && isLoaded ? <LoadedDialog {...props} /> : null
  }
}
