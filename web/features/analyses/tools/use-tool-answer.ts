import { useCreateAiImageAnswerMutation, useCreateAiSchemaAnswerMutation } from '@adwright/sdk/react-query'
import { schemaIdOf, type ToolSchema } from '@adwright/sdk/tool-schemas'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'

interface Question {
  prompt: string
  language: 'en' | 'tr'
  /** The picture that the model looks at. */
  imageFileId?: string
}

/** An answer of the model; `data` is undefined if it doesn't follow the schema. */
export interface ToolAnswer<Data> {
  id: string
  model: string
  data: Data | undefined
}

/** Asks the language model for data of a schema, and validates what comes back by the same schema. */
export function useToolAnswer<Data>(tool: ToolSchema, data: z.ZodMiniType<Data>) {
  const accountId = useAccount().id
  const intentKey = useIntentKey()
  const invalidate = useInvalidate()
  const ofText = useCreateAiSchemaAnswerMutation()
  const ofImage = useCreateAiImageAnswerMutation()
  const [answer, setAnswer] = useState<ToolAnswer<Data>>()

  async function ask({ prompt, language, imageFileId }: Question): Promise<ToolAnswer<Data>> {
    const schema = { ...z.toJSONSchema(data), $id: schemaIdOf(tool) }
    const body = { prompt, language, schema, context: { accountId } }
    // Asking again is a new intent.
    const headers = intentKey({ ...body, imageFileId, answered: answer?.id })
    const made = imageFileId
      ? await ofImage.mutateAsync({ body: { ...body, imageFileId }, headers })
      : await ofText.mutateAsync({ body, headers })
    const read = z.safeParse(data, made.data)
    const next = { id: made.id, model: made.model, data: read.success ? read.data : undefined }
    setAnswer(next)
    void invalidate('getAccountPlanUsage')
    return next
  }

  return { answer, ask }
}
