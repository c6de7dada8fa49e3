// The tables as they were when documents moved into them. What came later stands in later migrations.

export const MOVED_TABLES: Record<string, { table: string; columns: string; indices: string[] }> = {
  person: {
    table: 'person',
    columns: `email text, user_name text not null, subscription_id text, is_email_verified integer not null,
      is_mail_allowed integer not null, is_deactivated integer not null, created_at text not null`,
    indices: ['created_at, id', 'user_name', 'subscription_id'],
  },
  account: {
    table: 'account',
    columns: `owner_id text not null, created_at text not null`,
    indices: ['owner_id, created_at, id'],
  },
  membership: {
    table: 'membership',
    columns: `account_id text references account on delete cascade, user_id text references person on delete cascade,
      address text not null, role integer not null, status integer not null, listed_at text not null`,
    indices: ['account_id, listed_at, id', 'user_id, listed_at', 'address, status'],
  },
  session: {
    table: 'session',
    columns: `user_id text references person on delete cascade, created_at text not null, ended_at text`,
    indices: ['user_id, created_at, id', 'ended_at'],
  },
  signInAttempt: {
    table: 'sign_in_attempt',
    columns: `person_id text not null, occurred_at text not null, is_success integer not null`,
    indices: ['person_id, occurred_at, id', 'occurred_at'],
  },
  knownCaller: {
    table: 'known_caller',
    columns: `person_id text references person on delete cascade, at text not null`,
    indices: ['person_id, at, id', 'at'],
  },
  attempt: {
    table: 'attempt',
    columns: `key text not null, at text not null`,
    indices: ['key, at, id', 'at'],
  },
  verification: {
    table: 'verification',
    columns: `purpose integer not null, target text not null, person_id text references person on delete cascade,
      invitation_id text, expires_at text not null`,
    indices: ['purpose, target, expires_at, id', 'expires_at', 'person_id'],
  },
  formerUserName: {
    table: 'former_user_name',
    columns: `person_id text references person on delete cascade, free_at text not null`,
    indices: ['person_id, free_at, id', 'free_at'],
  },
  deactivation: {
    table: 'deactivation',
    columns: `deletes_at text not null`,
    indices: ['deletes_at, id'],
  },
  auditRecord: {
    table: 'audit_record',
    columns: `reader_id text not null, occurred_at text not null, area integer not null`,
    indices: ['reader_id, occurred_at, id', 'occurred_at'],
  },
  tipMark: {
    table: 'tip_mark',
    columns: `person_id text references person on delete cascade, tip_id text not null`,
    indices: ['person_id, tip_id, id'],
  },
  cardSubscription: {
    table: 'card_subscription',
    columns: `person_id text not null, status text not null, period_starts_at text not null`,
    indices: ['person_id, period_starts_at, id'],
  },
  historyEntry: {
    table: 'history_entry',
    columns: `person_id text not null, occurred_at text not null, position integer not null, invoice_number text`,
    indices: ['person_id, occurred_at, position, id', 'invoice_number'],
  },
  openEvent: {
    table: 'open_event',
    columns: `delivers_at text not null, position integer not null`,
    indices: ['delivers_at, position, id'],
  },
  portalSession: {
    table: 'portal_session',
    columns: `person_id text references person on delete cascade, expires_at text not null`,
    indices: ['person_id, expires_at, id', 'expires_at'],
  },
  autopilotItem: {
    table: 'autopilot_item',
    columns: `account_id text references account on delete cascade, customer_client_id text not null, rule_id text not null,
      status integer not null, created_at text not null, next_run_at text`,
    indices: ['account_id, customer_client_id, created_at, id', 'status, next_run_at', 'account_id, status'],
  },
  autopilotExecution: {
    table: 'autopilot_execution',
    columns: `account_id text references account on delete cascade, customer_client_id text not null,
      autopilot_id text not null, rule_id text not null, status integer not null, trigger integer not null,
      started_at text not null, proposal_count integer not null`,
    indices: [
      'account_id, customer_client_id, started_at, id',
      'autopilot_id, started_at',
      'account_id, customer_client_id, proposal_count',
    ],
  },
  autopilotActivity: {
    table: 'autopilot_activity',
    columns: `account_id text references account on delete cascade, customer_client_id text not null, autopilot_id text,
      rule_id text not null, category_id text not null, kind integer not null, entity_type integer, entity_id text,
      occurred_at text not null`,
    indices: [
      'account_id, customer_client_id, occurred_at, id',
      'account_id, customer_client_id, rule_id, occurred_at',
    ],
  },
  autopilotException: {
    table: 'autopilot_exception',
    columns: `account_id text references account on delete cascade, customer_client_id text not null, rule_id text,
      entity_id text not null, expires_on text, created_at text not null`,
    indices: ['account_id, customer_client_id, created_at, id'],
  },
  autopilotVersion: {
    table: 'autopilot_version',
    columns: `account_id text references account on delete cascade, customer_client_id text not null,
      autopilot_id text not null, version integer not null`,
    indices: ['account_id, customer_client_id, autopilot_id, version, id'],
  },
  autopilotDeletedItem: {
    table: 'autopilot_deleted_item',
    columns: `account_id text references account on delete cascade, customer_client_id text not null,
      deleted_at text not null`,
    indices: ['account_id, customer_client_id, deleted_at, id'],
  },
  autopilotAutomation: {
    table: 'autopilot_automation',
    columns: `account_id text references account on delete cascade, customer_client_id text not null,
      changed_at text not null`,
    indices: ['account_id, customer_client_id, changed_at, id'],
  },
  autopilotViolations: {
    table: 'autopilot_violations',
    columns: `account_id text references account on delete cascade, customer_client_id text not null, rule_id text not null`,
    indices: ['account_id, customer_client_id, rule_id, id'],
  },
  anomalyWatch: {
    table: 'anomaly_watch',
    columns: `account_id text references account on delete cascade, property_name text not null, name text not null,
      is_default integer not null, is_enabled integer not null`,
    indices: ['account_id, name, id'],
  },
  anomaly: {
    table: 'anomaly',
    columns: `account_id text references account on delete cascade, property_name text not null,
      configuration_id text not null, date text not null, metric text not null, severity integer not null,
      is_told integer not null`,
    indices: ['account_id, date, id', 'configuration_id, is_told, date'],
  },
  strategy: {
    table: 'strategy',
    columns: `plan_id text not null, status integer not null, owner_user_id text, due_on text not null, title text not null`,
    indices: ['plan_id, due_on, title, id'],
  },
  task: {
    table: 'task',
    columns: `plan_id text not null, strategy_id text references strategy on delete set null, status integer not null,
      priority integer not null, assignee_user_id text, due_order text not null, origin_id text,
      created_at text not null`,
    indices: ['plan_id, created_at, id', 'plan_id, due_order, priority', 'strategy_id, status', 'origin_id'],
  },
  socialPost: {
    table: 'social_post',
    columns: `account_id text references account on delete cascade, strategy_id text references strategy on delete set null,
      status integer not null, scheduled_at text, listed_at text not null, updated_at text not null`,
    indices: ['account_id, listed_at, id', 'strategy_id'],
  },
  survey: {
    table: 'survey',
    columns: `account_id text references account on delete cascade, status integer not null, created_at text not null,
      updated_at text not null`,
    indices: ['account_id, created_at, id'],
  },
  surveyResponse: {
    table: 'survey_response',
    columns: `survey_id text references survey on delete cascade, sent_at text not null`,
    indices: ['survey_id, sent_at, id'],
  },
  design: {
    table: 'design',
    columns: `account_id text references account on delete cascade, status integer not null, created_at text not null`,
    indices: ['account_id, created_at, id'],
  },
  ticket: {
    table: 'ticket',
    columns: `person_id text references person on delete cascade, status integer not null, last_message_at text not null`,
    indices: ['person_id, last_message_at, id'],
  },
  file: {
    table: 'file',
    columns: `account_id text, owner_id text, created_at text not null, expires_at text`,
    indices: ['account_id, created_at, id', 'expires_at'],
  },
  credential: {
    table: 'credential',
    columns: `account_id text references account on delete cascade, platform integer not null, identity_id text not null,
      connected_at text not null`,
    indices: ['account_id, connected_at, id'],
  },
  consentCode: {
    table: 'consent_code',
    columns: `expires_at text not null`,
    indices: ['expires_at, id'],
  },
  mail: {
    table: 'mail',
    columns: `to text not null, kind text not null, sent_at text not null`,
    indices: ['to, sent_at, id', 'sent_at'],
  },
  withheldMail: {
    table: 'withheld_mail',
    columns: `to text not null, sent_at text not null`,
    indices: ['to, sent_at, id', 'sent_at'],
  },
  webhookDelivery: {
    table: 'webhook_delivery',
    columns: `url text not null, account_id text not null, posted_at text not null`,
    indices: ['url, posted_at, id', 'posted_at'],
  },
  adsPlatformChange: {
    table: 'ads_platform_change',
    columns: `account_id text not null, customer_client_id text not null, at text not null`,
    indices: ['account_id, customer_client_id, at, id'],
  },
  adsImportCampaign: {
    table: 'ads_import_campaign',
    columns: `import_id text not null, position integer not null`,
    indices: ['import_id, position, id'],
  },
}
