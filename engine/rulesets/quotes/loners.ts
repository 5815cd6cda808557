/** Those who play for themselves and the maniac’s helpers: number | phrase of the rules it rests on | gloss. */
export const LONERS = `
R-068 | Маньяк Играет сам за себя. | The maniac plays for himself.
R-069 | 1. Убить. 2. Убить с особой | Action 1: kill.
R-070 | Убить с особой жестокостью - кроваво, раскрыв роль персонажа. (См. роли мент, девочка, священник) | Action 2: kill bloodily — reveals the victim's role (see cop, girl, priest).
R-071 | Помучать - выбранный маньяком игрок лишается голоса на два дня. | Action 3: torture — the chosen player loses his vote for two days.
R-072 | В итогах ночи сообщается о лишении голоса выбранного игрока, то же озвучивается и на следующий день. | The loss is announced in the night's results, and again the next day.
R-073 | Может играть сама за себя или на стороне маньяка, озвучивается ведущим в начале игры. | She plays for herself or on the maniac's side; the host announces which at the start.
R-074 | Действие: приходит к человеку с возможностью заразить его смертоносной болезнью. | Action: visits a person, possibly infecting him with a deadly disease.
R-075 | При заражении клиент умирает на следующую ночь. | An infected client dies on the NEXT night.
R-076 | Днем посещенный лишается голоса с вероятностью 50%. | By day the visited (infected) player loses his vote with 50% chance.
R-077 | Если клиента в ночь заражения или на следующую ночь лечит доктор, то посещенный не умирает. | If the doctor heals the client on the night of infection or on the next night, he does not die.
R-078 | Если к жертве путаны в ночь заражения приходит мент, заражения не происходит | If the cop comes to her victim on the night of infection, no infection happens.
R-079 | если же мент приходит в ночь смерти – клиент всё равно умирает. | If the cop comes on the night of death the client dies all the same.
R-080 | Если клиент является шахидом, с вероятностью 50% умирает жертва, выбранная им в ночь смерти. | If the client is the shahid, with 50% chance the victim he chose on the night of his death dies.
R-081 | Если клиент хохол, то путана не умирает вместе с ним. | If the client is the hohol, the prostitute does not die with him.
R-082 | Может не заражать, но лишить клиента права голоса на 100% (только на следующий день). | Alternatively, without infecting, she silences the client with certainty (100%) for the next day only.
R-083 | Фанат Играет на стороне маньяка. | Plays on the maniac's side.
R-084 | Ищет маньяка. | Searches for the maniac.
R-085 | Пока в городе больше 10 человек, осуществляет две проверки за ночь | While more than 10 people are in town: two checks a night.
R-086 | когда в городе остается 10 и менее человек, делает одну проверку за ночь. | With 10 or fewer: one check a night.
R-087 | После обнаружения маньяка (начиная со следующей ночи), защищает его, выбирая ночью одно из двух действий | After finding him, from the following night on, he protects the maniac by choosing one of two actions a night.
R-088 | "стать телохранителем" - в случае если маньяка убивают, умирает вместо него | "Bodyguard": if the maniac is being killed, the fan dies instead of him.
R-089 | "самооговор" - если маньяка вешают по итогам голосования, то вешается вместо него | "Self-incrimination": if the vote hangs the maniac, the fan is hanged instead.
R-090 | при этом, если маньяк отмазан - фанат все равно вешается | If the maniac is protected by the lawyer, the fan is hanged all the same.
R-091 | но если отмазан фанат - не вешается никто | If the fan is protected, nobody is hanged.
R-092 | Если роли ещё раскрываются и фаната вешают/убивают, объявляется, что повешен/убит маньяк. | While roles are still revealed, a hanged/killed fan is announced as the MANIAC.
R-093 | Переходящая роль. Изначально играет на стороне города. | A passing role; at first on the town's side.
R-094 | В случае смерти маньяка сам становится маньяком. | On the maniac's death he becomes the maniac.
R-095 | Узнает об этом в личку через ведущего. | He learns of it privately from the host.
R-096 | До тех пор, пока первый маньяк жив, оборотень не подозревает о том, что он в какой-то момент сможет его заменить и считает себя полноценным мирным. | While the first maniac lives he does not suspect and believes himself a plain citizen.
R-097 | В случае воздействия на него сывороткой до обращения, город узнает, что он - мирный. | Serum before the change shows him as a citizen.
R-098 | Если после обращения, что маньяк. | Serum after the change shows him as the maniac.
R-099 | Некромант Играет сам за себя. | Plays for himself.
R-100 | Ночью приходит к любому игроку на выбор и превращает его в скелета, тем самым создавая собственную армию. | Visits any player at night and turns him into a skeleton of his army.
R-101 | Если некромант превращает любую роль (кроме низших рангов мафии), то в последующие ночи, посещая человека,эта роль с вероятностью 25% превращает его в скелета. | A turned role (except the lower mafia ranks), visiting a person on LATER nights, turns him into a skeleton with 25% chance.
R-102 | Превращённая роль не теряет своих функций. | A turned role keeps its functions.
R-103 | Доктор при лечении снимает превращение (т.е. игрок становится опять нормальным) вне зависимости от того, сколько ходов персонаж был скелетом. | The doctor's healing removes the conversion whatever number of moves it lasted.
R-104 | Обращенные в скелетов не знают об обращении и никому не сообщается, кого превратила обращенная некромантом роль или кого вылечил доктор. | Skeletons do not know they are such; nobody is told whom a converted role turned or whom the doctor cured.
R-105 | Взаимодействие игроков-скелетов с ролями остаётся таким же, как и до превращения. | Interaction of skeleton players with roles stays as before the conversion.
R-106 | При лечении доктора превращение снимается к итогам ночи, т.е. скелет может успеть кого-то заразить даже в день лечения. | The cure takes effect at the night's results: a skeleton may still infect someone on the night of his healing.
R-107 | Превращения в скелета тоже осуществляются к моменту выкладывания итогов ночи, т.е. превращённый данной ночью скелет не успевает кого-то заразить в день превращения. | Conversion too takes effect at the night's results: one turned this night cannot infect this night.
R-108 | Так как превращение происходит до лечения(смотрите очерёдность ходов),то превращённый и в этот же день вылеченный игрок по итогам ночи считается нормальным. | Conversion precedes healing (see the — missing — order of moves), so one turned and healed the same night ends normal.
R-109 | Некромант может выиграть, если в городе все превращены в скелетов (сам некромант включается в их число, как хозяин своей армии) | Wins if everybody in town is a skeleton (the necromancer counted among them).
R-110 | либо в городе останется скелетов больше, чем кого-либо, но при условии, что в армии некроманта есть хотя бы одна убивающая роль. | Or if skeletons outnumber anyone else, provided that the army has at least one killing role.
R-111 | При этих условиях некромант может победить даже в случае своей смерти. | On these terms the necromancer may win even when dead.
R-112 | Низшие ранги мафии и путана считаются убивающими ролями. | The lower mafia ranks and the prostitute count as killing roles.
R-113 | Джокер/Агент Играет сам за себя. | Plays for himself.
R-114 | Может применять любое действие любой из ролей, которая есть в раскладе. | May use any action of any role present in the setup.
R-115 | Действие джокера считается более "слабым", чем действие копируемой им роли. | The joker's action is weaker than that of the copied role.
R-116 | Например, джокер не может заблочить мента, отписавшего свой ход | E.g. he cannot block a cop who has sent in his move.
R-117 | однако может убить убивающую его роль (за исключением снайпера). | But he can kill the role that is killing him (except the sniper).
R-118 | Должен каждый день менять применяемую роль, действие и объект действия. | Every day he must change the role, the action AND the object.
R-119 | При копировании роли принимаются все последствия, вроде возможности запалиться. | Copying takes over all consequences, such as the chance of exposure.
R-120 | Остается с любой из сторон для её победы. | The joker stays with any side for its victory.
R-121 | Обращение к ведущему: за такую-то роль такое-то действие на того-то.» … «Например: копирую маньяка, Васю убиваю кроваво. | Order format: for such-and-such role, such-and-such action on so-and-so.
R-122 | Уточнение: описание дано для джокера. Агент победить может только в одиночку. | The above is the joker; the AGENT can win only alone.
R-123 | Играет сам за себя, но на стороне мафии. | Plays for himself though on the mafia's side.
R-124 | Двойной агент - состоит в обеих мафиозных группировках и имеет в каждой свой ранг. Может оказаться даже боссом. | He is in both mafia groups with a rank in each; he may even be boss.
R-125 | По сути - двойной агент - зазнавшийся мафиози, который стремится избавиться от всех своих напарников. | He is a mafioso who wants to be rid of his partners.
R-126 | Выиграть может только в одиночку. | He can win only alone.
R-127 | никто из его сообщников не знает, кто именно является двойным агентом. | None of his partners knows who he is.
R-128 | Мафия не победит, пока не убьет эту роль. | The mafia will not win until they kill this role.
R-129 | Поэтому на эту игру с агентом меняется система убийства для мафии.» … «В личку ведущему отписываются все мафиози, голосуя, кого они будут убивать ночью. | With him in the game the mafia kill by vote: every mafioso writes to the host, voting whom to kill.
R-130 | Жертва, набравшая максимальное число голосов в мафиозном голосовании, погибает. | The victim with most mafia votes dies.
R-131 | Спорные ситуации решает босс мафии, имея не один голос, как у рядового мафиози, а полтора. | Disputes are settled by the boss, who has one and a half votes.
R-132 | Поэтому, цель босса можно изменить минимум двумя голосами. | So the boss's target can be changed by two votes at the least.
R-133 | Делается это для того, чтобы мафиозная бригада могла убрать своего босса, если вдруг заподозрит его в двойной игре. | Its purpose: to let the brigade remove its boss.
R-134 | Снайпер Играет сам за себя. Действие: Убийство. | Plays for himself; action: kill.
R-135 | если к снайперу идет убийца (мафия, комиссар, маньяк, и т.д.), а снайпер в эту же ночь в него стреляет, то убийца снайпера погибает, не успев сделать ход. | If a killer goes to the sniper and the sniper shoots HIM the same night, the killer dies without having made his move.
R-136 | Т.е. если в снайпера стреляет мафия/комиссар/маньяк (но только кто-то один из них), а снайпер, соответственно убивает босса мафии/комиссара/маньяка, то снайпер спокойно переживает эту ночь. | This saves the sniper only when a single killer attacks him.
R-137 | роли жертв снайпера не раскрываются никогда. | The roles of the sniper's victims are NEVER revealed.
R-138 | снайпер уязвим для проверки комиссаром.» … «Т.е. комиссар при проверке снайпера ничем не рискуя узнает, что перед ним - снайпер. | The commissioner checking the sniper safely learns that he is the sniper.
R-139 | Бессмертный маньяк, играет сам за себя, уничтожается только кровавым убийством, об хохла или повешением. | Immortal maniac, for himself; destroyed only by a bloody kill, on the hohol, or by hanging.
R-140 | Бессмертный маньяк, играет сам за себя, уничтожается только кровавым убийством, об хохла или повешением. Действие: Убийство. | Action: kill.
R-141 | Играет сам за себя, выиграет, если в городе не останется стреляющих ролей. | Plays for himself; wins if no shooting roles are left in town.
R-142 | Может подмешать себе карты = лечить себя | Action 1: slip cards to himself = heal himself.
R-143 | Подмешать карты соседу = 50% шанс заблочить действия выбранного шулером игрока | Action 2: slip cards to a neighbour = 50% chance to block that player's actions…
R-144 | (не может заблочить отписавших действие девочку или мента) | …but never a girl or cop who has sent in an action.
R-145 | Подсмотреть карты у соседа = шулер узнаёт сегодняшнее действие выбранного им игрока | Action 3: peek = learns the target's action of this night.
R-146 | (если выбрал ранговую мафию,не являющуюся боссом мафии, то шулеру сообщается, что его цель ничего не делала. В остальных случаях см. роль священник) | A ranked mafioso who is not boss is reported as having done nothing; otherwise see the priest.
R-147 | Не может приходить к одному и тому же человеку две ночи подряд. | May not come to the same person two nights running.
R-148 | Если в игре остается три игрока, предыдущее правило отменяется. | With three players left that rule is cancelled.
R-149 | Примечание: не умирает при проверке маньяка, который убивал кроваво, и не теряет голоса после проверки действий девочки или путаны. | Does not die when peeking at a maniac who killed bloodily, and does not lose his vote after peeking at the girl or the prostitute.
`;
