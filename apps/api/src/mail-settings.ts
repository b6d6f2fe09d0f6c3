import {
  ConfigError,
  type Environment,
  integer,
  mailbox,
  optionalDomain,
  optionalMailbox,
  optionalSmtpUrl,
  readSetting,
  text,
  yesOrNo,
} from './config-values.ts'

/** The variables of sending and receiving emails. */
export const mailVariables = {
  smtpUrl: {
    name: 'SMTP_URL',
    default: '',
    meaning: 'Mail server, such as smtp://user:password@host:587; empty writes emails to files',
    parse: optionalSmtpUrl,
    isSecret: true,
  },
  smtpRequireTls: {
    name: 'SMTP_REQUIRE_TLS',
    default: 'true',
    meaning: 'Whether to send emails only over TLS; false allows plain text for smtp://',
    parse: yesOrNo,
  },
  mailFrom: {
    name: 'MAIL_FROM',
    default: 'EdBazaar <edbazaar@localhost>',
    meaning: 'Sender of all emails; required with SMTP_URL',
    parse: mailbox,
  },
  contactEmail: {
    name: 'CONTACT_EMAIL',
    default: '',
    meaning: 'Recipient of contact messages; empty means the address of MAIL_FROM',
    parse: optionalMailbox,
  },
  inboundMailDomain: {
    name: 'INBOUND_MAIL_DOMAIN',
    default: '',
    meaning:
      'Domain of reply and bounce addresses, such as reply.edbazaar.in, so that replies by email reach the conversation and bounces stop newsletters; empty turns this off',
    parse: optionalDomain,
  },
  inboundMailHost: {
    name: 'INBOUND_MAIL_HOST',
    default: '127.0.0.1',
    meaning: 'Address on which the server receives emails for INBOUND_MAIL_DOMAIN over SMTP',
    parse: text,
  },
  inboundMailPort: {
    name: 'INBOUND_MAIL_PORT',
    default: '2525',
    meaning: 'TCP port of INBOUND_MAIL_HOST; 0 picks a free port',
    parse: integer(0, 65_535),
  },
} as const

/** The mail server, the sender and the recipient of contact messages. @throws ConfigError */
export function readMailSettings(env: Environment) {
  const smtpUrl = readSetting(mailVariables.smtpUrl, env)
  const mailFrom = readSetting(mailVariables.mailFrom, env)
  if (smtpUrl !== undefined && !env[mailVariables.mailFrom.name]?.trim())
    throw new ConfigError("SMTP_URL needs MAIL_FROM: set the sender's address")
  const contactEmail = (readSetting(mailVariables.contactEmail, env) ?? mailFrom).address
  const smtpRequireTls = readSetting(mailVariables.smtpRequireTls, env)
  return { smtpUrl, smtpRequireTls, mailFrom, contactEmail }
}

/** The domain at which replies by email arrive; undefined without a domain. */
export function readInboundMail(env: Environment) {
  const domain = readSetting(mailVariables.inboundMailDomain, env)
  const host = readSetting(mailVariables.inboundMailHost, env)
  const port = readSetting(mailVariables.inboundMailPort, env)
  return domain === undefined ? undefined : { domain, host, port }
}
