export const usage = `Usage: npm run leads -- COMMAND

  list [--limit N] [--since YYYY-MM-DD]   the newest leads (50)
  show ID                                 one lead with its message and its mails
  export --csv|--json [--out FILE] [--since YYYY-MM-DD] [--with-quarantine]
         [--semicolon]                    all leads, oldest first; --semicolon for
                                          spreadsheets that expect CSV with ;
  stats                                   numbers by month and service
  quarantine [--limit N] [--since YYYY-MM-DD]
                                          what is in quarantine, and why
  release ID                              makes a lead of it (no mail is sent), or
                                          sends what a sign-up asked for
  outbox                                  messages that wait, are parked or in quarantine
  retry ID | retry --all                  sends a parked message again, or all of them
  questions [--limit N] [--since YYYY-MM-DD]
                                          what the assistant could not answer
  export-person EMAIL [--html] [--out FILE]
                                          everything about an address, as JSON or to read
  erase EMAIL [--yes]                     deletes everything about an address

An id may be shortened to its first 6 characters or more. Dates are those of the
provider's time zone. The store is that of STORE_FILE or DATABASE_URL.`;
