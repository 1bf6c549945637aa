const common: Record<string, string> = {
  French:
    'parle bureau prix tarif tarifs français offrez proposez français entreprise où êtes situés bonjour bonsoir salut merci je vous nous le les des une est sont avec pour combien coûte coute parlez français francais quel quelle comment pouvez avez besoin prix mon votre notre aide service sil ordinateur et ou où du au aux que qui ne pas sur entreprise voudrais parler quelqu quelque chose',
  Spanish:
    'hablan hablas tienen tiene ofrecen precios precio cuánto cuántos usuarios soporte buenas tardes noches donde dónde puede pueden quisiera hola buenos buenas días dias gracias necesito ayuda usted ustedes el los las una es con para cuánto cuanto cuesta precio mi nuestro empresa habla español espanol por favor qué que cómo como tienen computadora servicio del al quiero',
  German:
    'bieten preise kosten unterstützung sprechen wo sind guten tag hallo danke ich sie wir der die das ein eine ist mit für fur wie viel kostet was und brauchen hilfe sprechen deutsch bitte mitarbeiter zehn unser firma haben können konnen nicht preis',
  Italian:
    'parlate offrite prezzi buonasera vorrei ciao buongiorno grazie ho bisogno aiuto il lo gli una è con per quanto costa prezzo nostro azienda parla italiano come posso avete computer sono di che non',
  Portuguese:
    'vocês atendem somos pequena pequeno seis boa tarde noite em uma queria quero falar falam oferecem preços quais são os pessoas gostaria olá ola bom dia obrigado obrigada preciso ajuda você voce os as uma com para quanto custa preço preco empresa fala português portugues não nao nosso temos computador tudo bem obrigado',
  Polish:
    'cześć czesc dzień dzien dobry dziękuję dziekuje potrzebuję pomoc ile kosztuje jest dla czy mówi polsku proszę cena firma mamy',
  Tagalog: 'kumusta magkano po kailangan namin salamat tulong magandang araw',
};
const english = new Set(
  'the is are do does you your we our how much what where when can could would i my for and of to a in it on have need want please help with'.split(
    ' ',
  ),
);
const lists = Object.entries(common).map(([language, text]) => ({ language, words: new Set(text.split(' ')) }));

/** So many words with letters that English does not have. */
const leastAccented = 2;

/** Whether a text is in another language than English, judged by its letters and its commonest words. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return false;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin / letters.length < 0.6) return true;
  const row =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, 300) ?? [];
  const own = row.filter((word) => english.has(word)).length;
  // English has next to no letters with accents.
  if (row.filter((word) => /[^a-z]/.test(word.replace(/[’']/g, ''))).length >= leastAccented && own * 5 <= row.length)
    return true;
  return lists.some(({ words }) => {
    const theirs = new Set(row.filter((word) => words.has(word) && !english.has(word))).size;
    return (
      (theirs >= 2 && theirs > own) ||
      (row.length <= 2 &&
        theirs === row.length &&
        !/^(?:ola|le|sil|service|computer|firma|est|die|das|pour|sur|des|is|as|has|was)$/.test(row[0] ?? '') &&
        row.some((word) => word.length > 3))
    );
  });
}
