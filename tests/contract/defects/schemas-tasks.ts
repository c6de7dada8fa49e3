// Defects of schemas (tasks and strategies).
import { bodyOf, changed, type Defect, type Json, on } from '#tests/contract/defects/defect.ts'
import { answerWith, eachOf, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

export const SCHEMAS_TASKS_DEFECTS: Defect[] = [
  {
    kind: 'schema',
    operation: 'getAccountTask',
    name: 'a state outside of the enumeration',
    wrap: on('getAccountTask', async (request, send) =>
      changed(await send(request), (body) => ({ ...body, status: 99 })),
    ),
  },
  {
    kind: 'schema',
    operation: 'listAccountStrategies',
    name: 'the last item of a page has null where null is not allowed',
    wrap: on('listAccountStrategies', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: rowsOf(body).map((item, at) =>
          at === rowsOf(body).length - 1 ? { ...item, title: null, name: null } : item,
        ),
      })),
    ),
  },
  {
    kind: 'schema',
    operation: 'listAccountStrategyCheckIns',
    name: 'every check-in has the name of the one who asks',
    contradicts: 'CheckIn.authorName',
    wrap: on('listAccountStrategyCheckIns', async (request, send) => {
      const { headers } = request
      const { firstName, lastName } = await bodyOf(await send(new Request(new URL('/User', request.url), { headers })))
      const authorName = [firstName, lastName].map(textOf).join(' ').trim()
      return changed(await send(request), (body) => ({
        ...body,
        items: rowsOf(body).map((row) => ({ ...row, authorName })),
      }))
    }),
  },
  {
    kind: 'schema',
    operation: 'listStrategyTemplates',
    name: 'a task of a template that has no description has null',
    contradicts: 'schema: tasks[].description is a string',
    wrap: answerWith(
      'listStrategyTemplates',
      eachOf((row) => ({
        ...row,
        tasks: (row.tasks as Json[]).map((task) => ({ ...task, description: textOf(task.description) || null })),
      })),
    ),
  },
  {
    kind: 'schema',
    operation: 'getAccountTask',
    name: 'an empty list is null',
    wrap: on('getAccountTask', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        attachmentFileIds: (body.attachmentFileIds as unknown[]).length > 0 ? body.attachmentFileIds : null,
      })),
    ),
  },
  {
    kind: 'schema',
    operation: 'listUserTasks',
    name: 'a field is left out where it is null',
    wrap: on('listUserTasks', async (request, send) =>
      changed(await send(request), (body) => ({
        ...body,
        items: rowsOf(body).map((item) =>
          Object.fromEntries(Object.entries(item).filter(([name, value]) => name !== 'completedAt' || value !== null)),
        ),
      })),
    ),
  },
  {
    kind: 'schema',
    operation: 'createAccountTask',
    name: 'a refusal names the field in another spelling',
    wrap: on('createAccountTask', async (request, send) =>
      changed(
        await send(request),
        (body) => ({
          ...body,
          errors: Object.fromEntries(
            Object.entries(Object(body.errors) as Json).map(([name, text]) => [
              name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
              text,
            ]),
          ),
        }),
        (status) => status === 422,
      ),
    ),
  },
  {
    kind: 'schema',
    operation: 'listAccountTaskLabels',
    name: 'labels are plain words',
    contradicts: 'LabelCount: an object with word and count',
    wrap: answerWith(
      'listAccountTaskLabels',
      eachOf(({ word }) => word),
    ),
  },
]
