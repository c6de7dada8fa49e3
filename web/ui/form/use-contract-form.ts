import { useCallback, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'

type Load<T> = () => Promise<T>

export interface ContractForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  /** Loads the schema and the resolver; called on the first focus. */
  preload: () => void
}

/**
 * A form with a generated schema. A schema given as a function (`() => import('…').then(…)`) is loaded with Zod on the
 * first focus, which keeps both out of the first paint. Errors are shown after the first blur and on submit.
 */
export function useContractForm<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input> | Load<$ZodType<Output, Input>>,
  defaultValues: DefaultValues<Input>,
  options?: Omit<UseFormProps<Input, unknown, Output>, 'resolver' | 'defaultValues'>,
): ContractForm<Input, Output> {
  const source = useRef(schema)
  const pending = useRef<Promise<Resolver<Input, unknown, Output>>>(undefined)

  const load = useCallback(() => {
    const given = source.current
    pending.current ??= Promise.all([
      import('./contract-resolver.ts'),
      typeof given === 'function' ? given() : given,
    ]).then(([{ contractResolver }, loaded]) => contractResolver(loaded))
    // A chunk that failed to load is requested again next time.
    pending.current.catch(() => {
      pending.current = undefined
    })
    return pending.current
  }, [])

  const resolver = useCallback<Resolver<Input, unknown, Output>>(
    async (values, context, resolverOptions) => (await load())(values, context, resolverOptions),
    [load],
  )
  const form = useForm<Input, unknown, Output>({
    mode: 'onTouched',
    ...options,
    // The library focuses the first invalid field; Form does so for errors of the server.
    shouldFocusError: true,
    defaultValues,
    resolver,
  })
  const preload = useCallback(() => void load().catch(() => undefined), [load])
  return { ...form, preload }
}
