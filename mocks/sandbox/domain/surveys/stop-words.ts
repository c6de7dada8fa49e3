// Words that every text of a language has; a list of frequent words does without them. Those of fewer than four letters are never in it.

const LISTS: Record<string, string> = {
  en: `
    about after again also because been before being could does doing down during each even every from have having
    here into just like made make more most much must nothing only other over please really same should some such than
    thank thanks that their them then there these they this those through very want well were what when where which
    while will with without would your yours`,
  tr: `
    ancak artık bana bazı belki biraz bunu bütün daha değil diye eğer fakat gibi hala hepsi için kadar kendi lütfen
    neden nedir olan olarak oldu olduğu olsun onlar onun sadece sonra teşekkürler veya yani zaten çünkü üzere şekilde
    şimdi`,
  de: `
    aber alle allem allen aller alles also andere anderen auch bereits bitte danke dann dass dein deine denn deren
    dessen dich diese diesem diesen dieser dieses doch dort durch einem einen einer eines einfach etwas euch euer eure
    ganz gegen gerne habe haben hatte hatten hier hinter ihnen ihre ihrem ihren ihrer immer jede jedem jeden jeder
    jetzt kann kein keine keinen können könnte leider machen mehr mein meine meinem meinen meiner mich muss müssen
    nach nicht nichts noch oder ohne schon sehr sein seine seinem seinen seiner seit sich sind sollte sondern sonst
    unser unsere unter viel viele vielen vielleicht waren warum weil welche wenn werden wieder wird wurde wurden würde
    würden zwischen über`,
  fr: `
    alors après assez aucun aucune aussi autre autres avait avant avec avez avoir avons beaucoup bien cela celle celui
    cette ceux chez comme comment dans depuis donc dont elle elles encore entre faire fait fois font jamais juste leur
    leurs mais merci moins même notre nous parce pendant peut peux plus plutôt pour pourquoi quand quel quelle quelque
    quelques sans sera serait seulement sont sous souvent suis tous tout toute toutes trop très vers votre vous
    vraiment étaient était être`,
  es: `
    ahora algo algunas alguno algunos antes aquí aunque bien cada como contra cosas creo cual cuando cuándo cómo desde
    donde durante ella ellas ellos entre eran eres esta estaba estar este esto estos está están fueron gracias haber
    había hace hacer hasta luego menos mucho muchos nada ningún nosotros nuestra nuestro otra otras otro otros para
    pero poco porque puede pueden pues quien según será sido siempre sino sobre solo suya también tanto tener tengo
    tiene tienen toda todas todo todos unas unos usted ustedes vosotros`,
  it: `
    alla alle allo altri altro anche ancora avere avete aveva bene come cosa cosi così dalla dalle dallo degli della
    delle dello dentro dopo dove ecco erano essere fare fatto forse grazie hanno infatti invece loro meno mentre molta
    molti molto negli nella nelle nello niente nostra nostro ogni oltre oppure perché però poco prima proprio qualche
    quale quando quanto quasi quella quelle quelli quello questa queste questi questo quindi sempre senza sono sopra
    sotto stata stati stato sugli sulla sulle suoi troppo tutta tutte tutti tutto vostra vostro`,
  nl: `
    alle alleen alles altijd ander andere bedankt beter daar deze doen door elke geen geweest haar hadden hebben heeft
    heel hier ieder iemand iets jullie kunnen maar maken meer meest mijn misschien moet moeten naar niet niets omdat
    onder onze over sinds soms steeds toch toen tussen veel verder voor waar waarom wanneer want waren weer welke werd
    werden worden wordt zeer zich zijn zonder zouden`,
  pt: `
    agora ainda algo algum alguma algumas alguns antes após aquela aquele aqui assim cada como contra dela dele deles
    depois desde dessa desse desta deste disso disto elas eles entre então eram essa esse esta estar estava este está
    estão fazer foram havia isso isto mais melhor mesmo minha muita muito muitos nada nenhum nessa nesse nesta neste
    nossa nosso nunca obrigada obrigado onde outra outras outro outros para pela pelo pelos pode podem poderia porque
    pouco qual quando quem sempre seria será sobre suas também tenho tinha toda todas todo todos tudo umas você vocês`,
  pl: `
    albo bardzo była było były będzie chyba czyli dlaczego dlatego dziękuję gdyby gdzie inne inny jaka jaki jako
    jednak jego jest jestem jeszcze jeśli jeżeli każdy kiedy która które którego której który których którzy mnie moje
    można nasz nasza nawet nich niego niej nigdy oraz pani podczas ponieważ powinno poza proszę przed przez przy sobie
    swoje taka taki także tego teraz tych tylko wiele więc więcej wszystkie wszystko właśnie zawsze żeby`,
  sv: `
    aldrig alla allt alltid andra bara blev blir både denna dessa detta ditt efter eller från före gång göra hade hela
    helt ingen inget inte kanske kommer kunde lite medan mellan mina mitt mycket måste någon något några också sedan
    skulle tack till under utan vara varför varit vilken väldigt våra över`,
  da: `
    aldrig alle allerede altid anden andre bare blev blive bliver både denne deres dette disse efter eller ellers
    endnu enhver fordi gang gøre havde helt hende hvad hvem hver hvilken hvis hvor hvordan hvorfor igen ikke ingen
    intet kunne lidt mange meget mellem mens mere måske måtte noget nogle også over samt selv skal skulle uden under
    ville vores være været`,
  ru: `
    более будет будто была были было быть вами вдруг ведь весь вообще время всегда всего всей всем всех даже если есть
    здесь иногда какая какой когда конечно которая которого которой которые который куда лучше между меня много может
    можно надо него нельзя нибудь никогда ничего один опять очень перед пожалуйста после потом потому почти просто
    разве свои свою себе себя сейчас совсем спасибо такой тебя теперь тогда того тоже только хорошо хоть чего через
    чтобы чуть этого этой этом этот`,
  uk: `
    адже багато буде була були було бути більше весь вона вони всіх деякі дуже дякую завжди зараз знову його кого
    кожен коли краще крім лише мене мені може можна навіть немає ніколи нічого один перед потім просто проте після
    свої себе собі стільки такий також тепер тобто того тоді тому тільки хоча цього цьому через чому щось якби який
    якщо інший їхній`,
  ar: `
    أكثر أمام أنتم أنها أنهم أيضا أيضًا الآن التي الذي الذين اللاتي اللذين اللواتي بسبب تكون جدًا خلال شكرا شكرًا عليه
    عليها عليهم عندما كانت كانوا كثيرا كثيرًا كذلك كلها لأنه لأنها لديكم لكنه للغاية لماذا ليست معها منها هؤلاء هكذا
    هناك وكان وكانت وهذا وهذه يكون يمكن`,
}
const setOf = (...languages: string[]) =>
  new Set(languages.flatMap((language) => (LISTS[language] ?? '').split(/\s+/).filter(Boolean)))

// People who write to an English page in Turkish, or the other way round, use the words of both.
const both = setOf('en', 'tr')
const SETS = new Map(Object.keys(LISTS).map((language) => [language, setOf(language)]))
SETS.set('en', both).set('tr', both)

/** The common words of a language; none where they are not known. */
export const stopWordsOf = (language: string): ReadonlySet<string> => SETS.get(language) ?? new Set()
