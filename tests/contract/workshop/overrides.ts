// Who calls the workshop's backend, and the body of its tasks.
export const WORKSHOP_OVERRIDES = `
roles: [viewer, user, admin]
languages: [en, tr]
callers:
  admin: { role: admin, signIn: [{ operation: signIn, body: { name: ada } , take: { token: '{/token}' } }] }
  user: { role: user, signIn: [{ operation: signIn, body: { name: ben } , take: { token: '{/token}' } }] }
  viewer: { role: viewer, signIn: [{ operation: signIn, body: { name: cem } , take: { token: '{/token}' } }] }
  stranger: { role: admin, tenant: other, signIn: [{ operation: signIn, body: { name: dan } , take: { token: '{/token}' } }] }
  leaving: { tenant: main, signIn: [{ operation: signIn, body: { name: eda } , take: { token: '{/token}' } }] }
expired:
  signIn:
    - { operation: signIn, body: { name: fay }, take: { token: '{/token}' } }
    - { operation: signOut }
operations:
  signOut: { as: leaving }
  signIn: { body: { name: ada } }
  createTask: { body: { title: Paint, note: Twice, priority: 2, cost: 12.5, labels: [blue, wall], dueOn: '2026-03-04', place: { city: Izmir, zip: '35100', floor: 2 }, steps: [{ name: Sand, minutes: 30, isDone: true, due: null }, { name: Brush, minutes: 45 }] } }
  completeTask: { after: [{ operation: updateTask, body: { state: 2 } }] }
`
