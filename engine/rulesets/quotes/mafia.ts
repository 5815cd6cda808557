/** The mafia and its office: number | phrase of the rules it rests on | gloss. */
export const MAFIA = `
R-028 | приблизительно треть от числа участников. | The mafia are about a third of the participants.
R-029 | Мафия знакома между собой | Mafia members know each other.
R-030 | может включать в себя: ранговую мафию, журналиста, адвоката. | The mafia may include ranked mafia, a journalist and a lawyer.
R-031 | Ранговая мафия - может включать в себя 1й ранг, 2й ранг, 3й ранг, и. т.д. | Ranked mafia: 1st rank, 2nd rank, 3rd rank and so on.
R-032 | В начале игры боссом мафии является 1й ранг. | At the start the boss is the 1st rank.
R-033 | После его смерти боссом становится 2й ранг, в случае гибели 2го - 3й ранг, и т.д. | On the boss's death the next rank becomes boss (2nd, then 3rd…).
R-034 | Если в городе не осталось ранговой мафии, боссом становится журналист, если нет и журналиста, то адвокат. | With no ranked mafia left the journalist becomes boss; with no journalist, the lawyer.
R-035 | Журналист как и адвокат теряют свои специальные способности, если становятся боссом мафии. | A journalist or lawyer who becomes boss loses his special ability.
R-036 | Босс мафии может:» … «Убить до двух игроков ночью. | The boss may kill up to two players a night (0, 1 or 2).
R-037 | При убийстве 2-х игроков (двойном убийстве) существует 75% вероятность для босса оставить улики на месте преступления, т.е. раскрыть свой ник городу. | On a double kill there is a 75% chance that the boss leaves evidence, i.e. his nick is revealed to the town.
R-038 | Если ночь наступает, когда в игре остаются всего три участника, мафия лишается права убивать двоих. | If the night falls with only three participants left, the mafia may not kill two.
R-039 | Запугать население.» … «Босс лишает права голоса (запугивает) 1-3 игроков на один день. | The boss may intimidate (take away the vote of) 1–3 players for one day.
R-040 | Когда живых участников меньше 10, то мафия не может глушить более двух | With fewer than 10 living participants the mafia may not silence more than two.
R-041 | при этом вероятность раскрытия ника босса отсутствует. | In that case there is no chance of the boss's nick being revealed.
R-042 | Либо может пугать одного игрока и убивать другого с той же вероятностью раскрыться боссу, что и при двойном убийстве. | Alternatively the boss may intimidate one player and kill another, with the same chance of exposure as for a double kill (75%).
R-043 | Босс может каждую ночь убивать (запугивать) одного и того же игрока (игроков). | The boss may kill (intimidate) the same player(s) every night — no repeat ban.
R-044 | Босс мафии лишается права голоса на следующий день в случае, если ночью он убивал двоих горожан | The boss loses his vote next day if at night he was killing two.
R-045 | (в том числе, если убивал одного и пугал другого) | …including killing one and intimidating another.
R-046 | или пугал половину от количества оставшихся в живых игроков или больше (двух человек из всего четверых оставшихся, например). | …or if he intimidated half or more of the players remaining alive (e.g. two of four).
R-047 | Даже если боссу повезло и его ник после двойного убийства не раскрыт, в текущий день его голос не имеет силы. | The vote is lost even if the boss was lucky and his nick was not revealed.
R-048 | Однако, вслух о лишении голоса не сообщается. | The loss of the boss's vote is not announced.
R-049 | Голос босса просто не учитывается ведущим в конце голосования. | The host simply ignores the boss's vote at the end of the voting.
R-050 | Подкуп Совета» … «Мафия (в счет действия босса мафии) задают ведущему вопрос, на который ведущий может дать однозначный ответ - "да" или "нет". | Council bribery: instead of the boss's action the mafia ask the host one question answerable yes/no.
R-051 | Вопрос не может касаться непосредственно роли персонажа или его действий ночью. | The question may not concern directly a character's role or his actions at night.
R-052 | Можно задать вопрос ведущему о соотношении числа ролей в игре с числом обладателей иммунитета (если их несколько), с числом игроков мужского/женского пола в игре и т.п. | It may concern the ratio of numbers of roles to holders of immunity, the number of men/women in the game and the like.
R-053 | Нельзя спрашивать,например:» … «"Вася - Доктор?", "Вася прошедшей ночью колол сыворотку правды?", "Есть ли среди иммунитетчиков комиссар?" | Forbidden examples: "Is Vasya the Doctor?", "Did Vasya use serum last night?", "Is the commissioner among the immune?"
R-054 | Примеры допустимых вопросов:» … «"Среди иммунитетчиков есть роли?", "К Васе прошлой ночью приходил комиссар?","В игре осталось 3 роли города?","Девочка прошлой ночью заблокировала активную роль?", "Среди иммунитетчиков 3 роли и больше?" | Allowed examples: "Are there roles among the immune?", "Did the commissioner visit Vasya last night?", "Are 3 town roles left?", "Did the girl block an active role last night?", "Are 3 or more of the immune roles?"
R-055 | Босс отправляет ведущему свое действие сам | The boss himself sends the action to the host.
R-056 | но если он по какой-либо причине этого не сделал - ведущий принимает действие от младших рангов. | If the boss has not, the host accepts the action from the junior ranks.
R-057 | Если не приходит сообщение от 1го ранга - тогда вступает в силу сообщение от 2го ранга и т.д. | Priority by rank: without a message from the 1st rank the message of the 2nd rank is in force, and so on.
R-058 | Журналист (мафиозный) - подкупленный мафией репортер.» … «Узнает роль выбранного участника. | The mafia journalist (a bribed reporter) learns the exact role of a chosen participant.
R-059 | ведущий сообщает результат проверки не в личку журналисту, а в газете при объявлении итогов ночи. | The result goes not to his private messages but into the newspaper with the night's results.
R-060 | Этой ночью журналист был у комиссара.» … «Естественно, без указания конкретных имен. | The newspaper names the role only ("the journalist was at the commissioner's"), no player names.
R-061 | Если в игре не осталось ранговой мафии, то журналист становится боссом мафии со всеми его правами и лишается при этом специальных возможностей журналиста (проверки роли участника). | With no ranked mafia left the journalist becomes boss with all a boss's rights and loses the check.
R-062 | При этом, если жив адвокат - адвокат сохраняет способность "отмазывать". | Then a living lawyer keeps his ability.
R-063 | Может "отмазывать" игрока на голосовании.» … «То есть указывает на игрока ночью, и, если того пытаются повесить днем по итогам голосования, ведущий объявляет, что обреченный отмазан и не вешается никто (см. параграфы о повесе и фанате). | At night the lawyer names a player; if the vote would hang that player, the host announces that he has been got off and NOBODY is hanged (see povesa and fan).
R-064 | Адвокат может отмазывать любого игрока, в том числе самого себя. | The lawyer may protect any player, himself included.
R-065 | Адвокат может каждую ночь отмазывать одного и того же игрока. | He may protect the same player every night.
R-066 | Если адвоката прошедшей ночью убили (или по итогам ночи он стал боссом мафии), его отмаза на текущий день сохраняется. | If he was killed that night, or became boss as its result, his protection for the current day still stands.
R-067 | Если адвокат остается единственным мафиози в городе, то он становится боссом мафии со всеми его правами и лишается при этом специальных возможностей адвоката. | As the only mafioso left he becomes boss with all rights and loses the lawyer's ability.
`;
