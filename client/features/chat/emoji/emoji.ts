/** An emoji and its name, for search and for screen readers. */
export interface Emoji {
  emoji: string;
  name: Record<"en" | "fr" | "no", string>;
}

export const emojiGroups = ["faces", "people", "hearts", "nature", "food", "things"] as const;

type EmojiGroup = (typeof emojiGroups)[number];

// The names are here and not in the messages, so that they are loaded only with the picker.
const names: Record<EmojiGroup, string> = {
  faces: `
😀|grinning face|visage rieur|smilende ansikt
😄|laughing|riant|lattermild
😁|beaming|rayonnant|strålende
😅|sweat smile|sourire gêné|svett smil
😂|tears of joy|larmes de joie|gledestårer
🤣|rolling laughing|mort de rire|ler seg i hjel
🙂|slight smile|léger sourire|lite smil
😉|wink|clin d’œil|blunk
😊|blushing smile|sourire aux joues roses|rødmende smil
😇|halo angel|ange|engel
🥰|in love hearts|amoureux cœurs|forelsket hjerter
😍|heart eyes|yeux en cœur|hjerteøyne
🤩|star struck|émerveillé|stjerneøyne
😘|blowing a kiss|bisou|slengkyss
😋|yummy|délicieux|nam
😜|wink tongue|langue clin d’œil|rampete tunge
🤗|hug|câlin|klem
🤔|thinking|réflexion|tenker
🤨|raised eyebrow|sourcil levé|hevet øyenbryn
😐|neutral|neutre|nøytral
🙄|rolling eyes|yeux au ciel|himler med øynene
😏|smirk|sourire en coin|lurt smil
😌|relieved|soulagé|lettet
😴|sleeping|endormi|sover
😎|cool sunglasses|lunettes de soleil|kul solbriller
🤓|nerd|intello|nerd
🥳|party|fête|fest
😕|confused|confus|forvirret
🙁|frown|mécontent|trist munn
😮|surprised|surpris|overrasket
😳|flushed|rougissant|flau
🥺|pleading|suppliant|bedende
😢|crying|en pleurs|gråter
😭|sobbing|sanglots|hulker
😤|huffing|agacé|fnyser
😡|angry|en colère|sint
🤯|mind blown|tête explosée|helt målløs
😱|screaming|effrayé|skriker
🤒|ill|malade|syk
🤖|robot|robot|robot`,
  people: `
👍|thumbs up|pouce levé|tommel opp
👎|thumbs down|pouce baissé|tommel ned
👏|clapping|applaudissements|applaus
🙌|raised hands|mains levées|hender i været
🙏|thank you please|merci s’il vous plaît|takk vær så snill
🤝|handshake|poignée de main|håndtrykk
👋|wave hello|salut de la main|vinker hei
✌️|victory peace|victoire paix|fred seier
🤞|fingers crossed|doigts croisés|krysser fingrene
👌|ok hand|parfait|ok
🤌|pinched fingers|doigts pincés|samlede fingre
👈|pointing left|à gauche|peker til venstre
👉|pointing right|à droite|peker til høyre
👆|pointing up|en haut|peker opp
👇|pointing down|en bas|peker ned
✋|raised hand|main levée|hånd opp
💪|strong|force|sterk
👀|eyes looking|regard|øyne ser
🧠|brain|cerveau|hjerne
🤷|shrug|haussement d’épaules|trekker på skuldrene
🤦|facepalm|consterné|fortvilet
🙋|raising a hand|lève la main|rekker opp hånden
💃|dancing|danse|danser
🏃|running|course|løper`,
  hearts: `
❤️|red heart|cœur rouge|rødt hjerte
🧡|orange heart|cœur orange|oransje hjerte
💛|yellow heart|cœur jaune|gult hjerte
💚|green heart|cœur vert|grønt hjerte
💙|blue heart|cœur bleu|blått hjerte
💜|purple heart|cœur violet|lilla hjerte
🖤|black heart|cœur noir|svart hjerte
💔|broken heart|cœur brisé|knust hjerte
💯|hundred|cent|hundre
💥|bang|explosion|smell
✨|sparkles|étincelles|glitter
⭐|star|étoile|stjerne
🌟|glowing star|étoile brillante|lysende stjerne
🔥|fire|feu|ild
⚡|lightning|éclair|lyn
✅|done check|fait coché|ferdig hake
❌|cross no|croix non|kryss nei
❓|question|question|spørsmål
❗|exclamation|exclamation|utrop
⚠️|warning|attention|advarsel
💤|sleep|sommeil|søvn
➕|plus|plus|pluss
➡️|right arrow|flèche droite|pil høyre
🆕|new|nouveau|ny`,
  nature: `
🌞|sun|soleil|sol
🌙|moon|lune|måne
☁️|cloud|nuage|sky
🌧️|rain|pluie|regn
❄️|snow|neige|snø
🌈|rainbow|arc-en-ciel|regnbue
🌊|wave sea|vague mer|bølge hav
🌲|tree|arbre|tre
🌵|cactus|cactus|kaktus
🍀|clover luck|trèfle chance|kløver hell
🌸|blossom|fleur de cerisier|blomst
🌻|sunflower|tournesol|solsikke
🍂|autumn leaves|feuilles d’automne|høstløv
🐶|dog|chien|hund
🐱|cat|chat|katt
🦊|fox|renard|rev
🐻|bear|ours|bjørn
🐧|penguin|manchot|pingvin
🦉|owl|hibou|ugle
🐝|bee|abeille|bie
🦋|butterfly|papillon|sommerfugl
🐢|turtle|tortue|skilpadde`,
  food: `
☕|coffee|café|kaffe
🍵|tea|thé|te
🥐|croissant|croissant|croissant
🍞|bread|pain|brød
🧀|cheese|fromage|ost
🍎|apple|pomme|eple
🍋|lemon|citron|sitron
🍓|strawberry|fraise|jordbær
🥑|avocado|avocat|avokado
🍕|pizza|pizza|pizza
🍔|burger|hamburger|burger
🍜|noodles|nouilles|nudler
🍣|sushi|sushi|sushi
🍪|cookie|biscuit|kjeks
🎂|cake birthday|gâteau anniversaire|kake bursdag
🍫|chocolate|chocolat|sjokolade
🍷|wine|vin|vin
🥂|cheers|santé|skål`,
  things: `
🎉|celebration|célébration|feiring
🎈|balloon|ballon|ballong
🎁|gift|cadeau|gave
🏆|trophy|trophée|pokal
🎨|palette art|palette art|palett kunst
🖌️|brush|pinceau|pensel
✏️|pencil|crayon|blyant
📐|set square|équerre|vinkelhake
📷|camera|appareil photo|kamera
🎬|film|cinéma|film
🎧|headphones|casque|hodetelefoner
🎸|guitar|guitare|gitar
💻|laptop|ordinateur|datamaskin
📱|phone|téléphone|telefon
🖨️|printer|imprimante|skriver
💡|idea|idée|idé
🔍|search|recherche|søk
🔒|locked|verrouillé|låst
📌|pin|épingle|tegnestift
📎|paperclip|trombone|binders
📅|calendar|calendrier|kalender
⏰|alarm clock|réveil|vekkerklokke
⏳|hourglass|sablier|timeglass
📦|parcel|colis|pakke
📚|books|livres|bøker
✉️|letter|lettre|brev
🚀|rocket|fusée|rakett
🚲|bicycle|vélo|sykkel
🚆|train|train|tog
✈️|plane|avion|fly
🏠|house|maison|hus
🏔️|mountain|montagne|fjell
🌍|world|monde|verden`,
};

export const emojis = Object.fromEntries(
  emojiGroups.map((group) => [group, names[group].trim().split("\n").map(emojiIn)]),
) as Record<EmojiGroup, Emoji[]>;

function emojiIn(line: string): Emoji {
  const [emoji = "", en = "", fr = "", no = ""] = line.split("|");
  return { emoji, name: { en, fr, no } };
}
