export const usage = `Usage: npm run leads -- COMMAND

  list [--limit N] [--since YYYY-MM-DD]   the newest leads (50)
  show ID                                 one lead with its message and its mails
  export --csv|--json [--out FILE] [--since YYYY-MM-DD] [--with-spam]
                                          all leads, oldest first
  stats                                   numbers by month and service
  spam [--limit N] [--since YYYY-MM-DD]   what was taken for spam, and why
  spam release ID                         makes a lead of it (no mail is sent)
  outbox                                  messages that wait or are parked
  retry ID | retry --all                  sends a parked message again, or all of them
  questions [--limit N] [--since YYYY-MM-DD]
                                          what the assistant could not answer
  erase EMAIL [--yes]                     deletes everything about an address

An id may be shortened to its first 6 characters or more. Dates are those of the
provider's time zone. The store is that of STORE_FILE or DATABASE_URL.`;
